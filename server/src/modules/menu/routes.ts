import { commit, onAgent } from '../../http/context.ts';
import { csvFile } from '../../http/csv-file.ts';
import { endpoints } from '../../http/endpoints.ts';
import { menuTemplate, writeMenuCsv } from './csv.ts';
import { importMenu, previewMenu } from './import.ts';
import {
  addMenuItem,
  changeMenuItem,
  changeMenuItems,
  listCategories,
  listMenu,
  removeMenuItem,
  toggleMenuItem,
} from './menu.ts';
import { itemsOf } from './queries.ts';

const { menu } = endpoints;

export const menuRoutes = {
  list: menu.list.handler(({ input, context }) => listMenu(context.db, onAgent(context), input)),
  categories: menu.categories.handler(({ context }) => listCategories(context.db, onAgent(context))),
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
    commit(context, (tx, actor) => toggleMenuItem(tx, actor, input.itemId, input.available)),
  ),
  bulk: menu.bulk.handler(({ input: { id: _, ...bulk }, context }) =>
    commit(context, (tx, actor) => changeMenuItems(tx, actor, bulk)),
  ),
  preview: menu.preview.handler(async ({ input, context }) =>
    previewMenu(context.db, onAgent(context), new Uint8Array(await input.file.arrayBuffer())),
  ),
  upload: menu.upload.handler(async ({ input, context }) => {
    const bytes = new Uint8Array(await input.file.arrayBuffer());
    return commit(context, (tx, actor) => importMenu(tx, actor, bytes));
  }),
  download: menu.download.handler(async ({ context }) => {
    const rows = await itemsOf(context.db, onAgent(context).agentId)
      .selectAll()
      .orderBy('category')
      .orderBy('name')
      .execute();
    return csvFile('menu.csv', writeMenuCsv(rows));
  }),
  template: menu.template.handler(() => csvFile('menu-template.csv', menuTemplate())),
};
