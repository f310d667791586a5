import logo from './Brand.module.css';
import { BrandMark } from './BrandMark.tsx';

/** The bell and the name, as a plain link: the public pages do without a router. */
export const HomeLink = ({ brand }: { brand: string }) => (
  <a className={logo.logo} href="/" aria-label={`${brand} home`}>
    <BrandMark />
    <span>{brand}</span>
  </a>
);
