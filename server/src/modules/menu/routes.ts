import { commit, onAgent } from '../../http/context.ts';
import { csvFile } from '../../http/csv-file.ts';
import { endpoints } from '../../http/endpoints.ts';
import { arrangeCategories, listCategories } from './categories.ts';
import { menuTemplate, writeMenuCsv } from './csv.ts';
import { importMenu, previewMenu } from './import.ts';
import { addMenuItem, changeMenuItem, changeMenuItems, listMenu, removeMenuItem, toggleMenuItem } from './menu.ts';
import { menuInOrder } from './queries.ts';
import { readBrought } from './reading/brought.ts';
import { saveRows } from './rows.ts';

const { menu } = endpoints;

export const menuRoutes = {
  list: menu.list.handler(({ input, context }) => listMenu(context.db, onAgent(context), input)),
  categories: menu.categories.handler(({ context }) => listCategories(context.db, onAgent(context))),
  arrange: menu.arrange.handler(({ input, context }) =>
    commit(context, (tx, actor) => arrangeCategories(tx, actor, input.categories)),
  ),
  create: menu.create.handler(({ input: { id: _, ...fields }, context }) =>
    commit(context, (tx, actor) => addMenuItem(tx, actor, fields)),
  ),
  update: menu.update.handler(({ input: { id: _, itemId, ...changes }, context }) =>
    commit(context, (tx, actor) => changeMenuItem(tx, actor, itemId, changes)),
  ),
  remove: menu.remove.handler(({ input, context }) =>
    commit(context, (tx, actor) => removeMenuItem(tx, actor, input.itemId)),
  ),
  toggle: menu.toggle.handler(({ input, context }) =>
    commit(context, (tx, actor) => toggleMenuItem(tx, actor, input.itemId, input)),
  ),
  bulk: menu.bulk.handler(({ input: { id: _, ...bulk }, context }) =>
    commit(context, (tx, actor) => changeMenuItems(tx, actor, bulk)),
  ),
  preview: menu.preview.handler(async ({ input, context }) =>
    previewMenu(context.db, onAgent(context), new Uint8Array(await input.file.arrayBuffer())),
  ),
  read: menu.read.handler(({ input }) => readBrought(input.file, input.kinds)),
  save: menu.save.handler(({ input: { id: _, ...rows }, context }) =>
    commit(context, (tx, actor) => saveRows(tx, actor, rows)),
  ),
  upload: menu.upload.handler(async ({ input, context }) => {
    const bytes = new Uint8Array(await input.file.arrayBuffer());
    return commit(context, (tx, actor) => importMenu(tx, actor, bytes));
  }),
  download: menu.download.handler(async ({ context }) => {
    const rows = await menuInOrder(context.db, onAgent(context).agentId).selectAll().execute();
    return csvFile('menu.csv', writeMenuCsv(rows));
  }),
  template: menu.template.handler(() => csvFile('menu-template.csv', menuTemplate())),
};
