export { menuKept } from './kept.ts';
export { addAlias, changeMenuItem } from './menu.ts';
export { categoryOfItem, itemsOf, type MenuRow, menuInOrder, menuStamp } from './queries.ts';
export { spokenSize } from './reading/sizes.ts';
export { menuRoutes } from './routes.ts';
