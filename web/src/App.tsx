import { AppShell } from './modules/identity/shell/AppShell.tsx';
import { PaletteButton } from './modules/palette/button/PaletteButton.tsx';

/** Everything behind the sign-in, with the way to all of it in the top bar. */
export const App = () => <AppShell search={(user) => <PaletteButton user={user} />} />;
