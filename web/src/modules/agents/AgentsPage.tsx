export const AgentsPage = () => null;
