import { HomePage } from './home/HomePage.tsx';
import { wake } from './shell/wake.tsx';

wake(<HomePage />, '/');
