import { HomePage } from './HomePage.tsx';
import { wake } from './wake.tsx';

wake(<HomePage />, '/');
