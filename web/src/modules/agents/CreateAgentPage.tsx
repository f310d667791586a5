export const CreateAgentPage = () => null;
