export const ConversationsPage = () => null;
