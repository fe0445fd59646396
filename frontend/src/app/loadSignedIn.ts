import { lazyPage } from '../ui/feedback/lazyPage.ts';

export const loadSignedIn = () => import('./SignedIn.tsx');

/** All that a visitor does not need: the layout, the list of pages and what they share. */
export const SignedIn = lazyPage(loadSignedIn, 'SignedIn');
