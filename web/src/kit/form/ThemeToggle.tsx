import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { currentTheme, setTheme } from '../look/theme.ts';
import { IconButton } from './PressButton.tsx';

export function ThemeToggle() {
  const [theme, set] = useState(currentTheme);
  const change = () => {
    const next = theme === 'dark' ? 'light' : 'dark';
    setTheme(next);
    set(next);
  };
  return (
    <IconButton label="Switch between light and dark" onClick={change}>
      {theme === 'dark' ? <Sun size={18} /> : <Moon size={18} />}
    </IconButton>
  );
}
