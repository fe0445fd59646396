import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import { Mark } from '../ui/Mark.tsx';
import { productName } from '../ui/usePageHeading.ts';
import classes from './Bar.module.css';

export const Brand = () => (
  <Link to={paths.landing} className={classes.brand}>
    <Mark size={26} />
    {productName}
  </Link>
);
