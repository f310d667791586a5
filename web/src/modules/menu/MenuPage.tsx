export const MenuPage = () => null;
