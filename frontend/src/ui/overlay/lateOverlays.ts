import { lazyPart } from '../feedback/lazyPart.ts';

const overlays = () => import('./Overlays.tsx');

export const OpenMenu = lazyPart(async () => (await overlays()).OpenMenu);
export const Bubble = lazyPart(async () => (await overlays()).Bubble);
export const OpenModal = lazyPart(async () => (await overlays()).OpenModal);
export const OpenDrawer = lazyPart(async () => (await overlays()).OpenDrawer);
