import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from './PressButton.tsx';
import { currentTheme, setTheme } from './theme.ts';

export function ThemeToggle() {
  const [theme, set] = useState(currentTheme);
  const change = () => {
    const next = theme === 'dark' ? 'light' : 'dark';
    setTheme(next);
    set(next);
  };
  return (
    <IconButton label="Switch between light and dark" onClick={change}>
      {theme === 'dark' ? <Sun size={18} strokeWidth={1.75} /> : <Moon size={18} strokeWidth={1.75} />}
    </IconButton>
  );
}
