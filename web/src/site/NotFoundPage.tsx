export const NotFoundPage = () => null;
