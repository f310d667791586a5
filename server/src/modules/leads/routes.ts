import type { Site } from '@attendant/contract/site/leads';
import type pg from 'pg';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/open.ts';
import { csvFile } from '../../http/csv-file.ts';
import { endpoints } from '../../http/endpoints.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { writeLeadsCsv } from './csv.ts';
import { allLeads, listLeads, takeLead } from './leads.ts';
import type { LeadParts } from './letters.ts';
import { openVisitorLimits } from './limits.ts';
import { noteView, SWEEP_VIEWS, SWEEP_VIEWS_DAILY, sweepViews, viewReport } from './page-views.ts';

interface Parts extends LeadParts {
  readonly config: LeadParts['config'] & Pick<Config, 'demoPhone' | 'supportPhone' | 'demoAgentId'>;
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly jobs: Jobs;
}

/** What everybody may know of the settings. */
export const siteOf = (config: Pick<Config, 'brandName' | 'demoPhone' | 'supportPhone' | 'demoAgentId'>): Site => ({
  brand_name: config.brandName,
  demo_phone: config.demoPhone ?? null,
  support_phone: config.supportPhone ?? null,
  demo_talk: config.demoAgentId !== null,
});

export function leadRoutes(parts: Parts) {
  const { leads } = endpoints;
  const { count } = openVisitorLimits(parts.pool);
  parts.jobs.schedule(SWEEP_VIEWS, SWEEP_VIEWS_DAILY, () => sweepViews(parts.db));
  return {
    site: leads.site.handler(() => siteOf(parts.config)),
    create: leads.create.handler(async ({ input, context }) => {
      await count('lead', context.ip);
      return context.db.transaction().execute((tx) => takeLead(tx, parts, input));
    }),
    list: leads.list.handler(({ input, context }) => listLeads(context.db, input)),
    download: leads.download.handler(async ({ input, context }) =>
      csvFile('leads.csv', writeLeadsCsv(await allLeads(context.db, input))),
    ),
    reportView: leads.reportView.handler(async ({ input, context }) => {
      const { dnt, 'sec-gpc': privacy } = context.request.headers;
      if (dnt === '1' || privacy === '1') return;
      await count('page-view', context.ip);
      await noteView(context.db, input);
    }),
    views: leads.views.handler(({ input, context }) => viewReport(context.db, input.days, input.timezone)),
  };
}
