import { onAgent } from '../../http/context.ts';
import { csvFile, writeCsv } from '../../http/csv-file.ts';
import { endpoints } from '../../http/endpoints.ts';
import { sheetOf } from './sheets.ts';

export const spreadsheetRoutes = {
  download: endpoints.spreadsheets.download.handler(async ({ input: { list, ...days }, context }) => {
    const { name, columns, rows } = await sheetOf(context.db, onAgent(context), list, days);
    return csvFile(name, writeCsv(columns, rows));
  }),
};
