import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { productName } from '../../ui/page/documentTitle.ts';
import { Mark } from '../../ui/theme/Mark.tsx';
import classes from './Bar.module.css';

export const Brand = () => (
  <Link to={paths.landing} className={classes.brand}>
    <Mark size={26} />
    {productName}
  </Link>
);
