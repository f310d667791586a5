export { spreadsheetRoutes } from './routes.ts';
