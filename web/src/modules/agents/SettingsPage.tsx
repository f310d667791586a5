export const SettingsPage = () => null;
