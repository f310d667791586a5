import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { openAccess } from './access.ts';
import { openAlerts } from './alerts/alerts.ts';
import { openTroubles } from './alerts/troubles.ts';
import { backUpNightly } from './backup/schedule.ts';
import type { Config } from './config.ts';
import { type Database, openDatabase } from './database/open.ts';
import { type Files, openFiles } from './files/files.ts';
import { claimHome } from './files/home.ts';
import { hasRoom } from './files/room.ts';
import { apiHandler } from './http/api.ts';
import { closeServer } from './http/close.ts';
import type { Access, RequestContext } from './http/context.ts';
import { serveDocument } from './http/document/document.ts';
import { endpoints } from './http/endpoints.ts';
import { admit } from './http/guard.ts';
import { SWEEP_ANSWERED, SWEEP_ANSWERED_HOURLY, sweepAnswered } from './http/idempotency.ts';
import { type ServePages, servePages } from './http/pages.ts';
import { createServer } from './http/server.ts';
import { type Jobs, openJobs } from './jobs/jobs.ts';
import { type Live, openLive } from './live/live.ts';
import { openPost, type Post } from './mail/index.ts';
import { serveMetrics } from './metrics.ts';
import { agentRoutes, deletedAgentRoutes, numberRoutes, settingsRoutes } from './modules/agents/index.ts';
import { auditRoutes } from './modules/audit/index.ts';
import {
  bookingRoutes,
  closeFeedsOf,
  personRoutes,
  remindDue,
  reminderRoutes,
  serveCalendar,
  serviceRoutes,
  waitingRoutes,
} from './modules/bookings/index.ts';
import { callbackRoutes } from './modules/callbacks/index.ts';
import { callerRoutes } from './modules/callers/index.ts';
import {
  callRoutes,
  emergencyRoutes,
  type Lines,
  learnAliases,
  type Models,
  mediaSocket,
  noticeRoutes,
  openAttendance,
  openLines,
  openModels,
  openSpeech,
  recordingRoutes,
  type SpeechParts,
  serveSockets,
  serveVoiceWebhooks,
  talkSocket,
  voiceRoutes,
  wordsToFind,
} from './modules/calls/index.ts';
import { conversationRoutes, ledgerRoutes, promiseRoutes } from './modules/conversations/index.ts';
import { datasetRoutes } from './modules/datasets/index.ts';
import { type HealthBook, healthRoutes, openHealth, serveHealth } from './modules/health/index.ts';
import { hasUsers, identityRoutes } from './modules/identity/index.ts';
import { leadRoutes, siteOf } from './modules/leads/index.ts';
import { memberRoutes } from './modules/members/index.ts';
import { memoryRoutes } from './modules/memories/index.ts';
import { menuRoutes } from './modules/menu/index.ts';
import { orderRoutes } from './modules/orders/index.ts';
import { privacyRoutes } from './modules/privacy/index.ts';
import { rehearsalRoutes } from './modules/rehearsals/index.ts';
import { setupRoutes } from './modules/setup/index.ts';
import { spreadsheetRoutes } from './modules/spreadsheets/index.ts';
import { statisticsRoutes } from './modules/statistics/index.ts';
import { sendTexts, serveMessageWebhook, twilioTexts } from './modules/texts/index.ts';
import { beat, uptimeRoutes } from './modules/uptime/index.ts';
import { usageRoutes } from './modules/usage/index.ts';
import { ownSecret } from './secrets.ts';

/** The order in which the modules stand: each knows only those before it. tools/boundaries.test.ts holds it up. @public */
export const MODULE_ORDER =
  'tenants identity agents members conversations datasets menu orders bookings memories callbacks callers statistics spreadsheets calls rehearsals texts leads uptime usage health audit setup privacy';

export interface App {
  readonly server: FastifyInstance;
  readonly database: Database;
  readonly post: Post;
  /** Whether nobody has signed up yet. */
  isEmpty(): Promise<boolean>;
  callCount(): number;
  /** Lets running calls finish, at most DRAIN_S, and closes everything in turn. */
  close(): Promise<void>;
}

interface Parts {
  config: Config;
  log: Logger;
  database: Database;
  files: Files;
  live: Live;
  jobs: Jobs;
  post: Post;
  lines: Lines;
  models: Models;
  speech: SpeechParts;
}

const VERSION = '0.1.0';
const WEB = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** What takes the place of a part: a database and speech of their own in tests, the web app from its sources. */
export interface Given {
  database?: Database;
  speech?: SpeechParts;
  pages?: ServePages;
}

/** Puts the whole together, in order, and listens. */
export async function startApp(config: Config, log: Logger, given: Given = {}) {
  const database =
    given.database ??
    (await openDatabase({
      url: config.databaseUrl,
      directUrl: config.databaseDirectUrl,
      dataDir: config.dataDir,
      prepare: config.prepareStatements,
      log,
    }));
  const { db, connection } = database;
  await claimHome(db, config);
  const files = openFiles({ dataDir: config.dataDir, storageUrl: config.storageUrl });
  const live = await openLive(connection, log);
  const jobs = openJobs(connection, log);
  const post = openPost({ config, db, jobs, log });
  const models = await openModels(config);
  const lines = openLines({ db, files, log, live, post, models, publicUrl: config.publicUrl });
  const parts: Parts = {
    config,
    log,
    database,
    files,
    live,
    jobs,
    post,
    lines,
    models,
    speech: given.speech ?? openSpeech(log, config.deepgram),
  };
  const carrier = config.twilioAccount && twilioTexts(config.twilioAccount);
  backUpNightly({ jobs, config });
  jobs.schedule(SWEEP_ANSWERED, SWEEP_ANSWERED_HOURLY, () => sweepAnswered(db));
  sendTexts({ db, jobs, live, log, post, carrier, takeBackSeconds: config.takeBackSeconds });
  jobs.schedule('remind', '* * * * *', () => remindDue({ db, post }));
  const health = openHealth({ ...parts, db, version: VERSION, dataDir: config.dataDir });
  const server = await serve(parts, health, given.pages ?? servePages(WEB));
  const stopBeating = beat(db, log);
  const look = openTroubles({ config, health: () => health.look() });
  const alerts =
    config.alerts && openAlerts({ ...config.alerts, db, jobs, post, log, look, publicUrl: config.publicUrl });

  const app: App = {
    server,
    database,
    post,
    isEmpty: async () => !(await hasUsers(db)),
    callCount: () => lines.count(),
    async close() {
      // A load balancer sends what comes until it has asked GET /ready once more.
      await Promise.all([lines.drain(config.drainSeconds), delay(config.leaveSeconds * 1_000)]);
      stopBeating();
      alerts?.close();
      // Browsers that listen ask again, and find another server or this one when it is back.
      await live.close();
      await closeServer(server);
      await Promise.all([jobs.close(), parts.speech.close()]);
      post.close();
      await database.close();
    },
  };
  return app;
}

async function serve(parts: Parts, health: HealthBook, pages: ServePages): Promise<FastifyInstance> {
  const { config, log, database, live, lines, speech } = parts;
  const { db } = database;
  const { publicUrl } = config;
  const twilioTokens = [
    config.twilioAuthToken ?? (await ownSecret(db, config.dataDir, 'twilio-auth-token')),
    ...(config.twilioAuthTokenBefore ? [config.twilioAuthTokenBefore] : []),
  ];
  const access = openAccess(database, config.callsPerMinute);
  const server = await createServer({
    log,
    proxyHops: config.proxyHops,
    https: publicUrl.startsWith('https:'),
    forms: {
      folder: join(config.dataDir, 'uploads'),
      hasRoom,
      admit: (meta, request, id) => admit(meta, { access, request }, id),
    },
  });
  serveHealth(server, health);
  if (config.metricsToken !== null)
    serveMetrics(server, {
      token: config.metricsToken,
      pool: database.pool,
      runningCalls: () => lines.count(),
      parts: async () => (await health.look()).parts,
    });
  serveDocument(server, { title: config.brandName, version: VERSION, url: publicUrl });
  const allowFastLines = config.twilioAuthToken === undefined;
  const carrier = {
    db,
    publicUrl,
    twilioTokens,
    telnyxKey: config.telnyxKey,
    log,
    post: parts.post,
    models: parts.models,
  };
  serveVoiceWebhooks(server, { ...carrier, speech, lines, allowFastLines, twilioRelays: config.twilioRelays });
  serveMessageWebhook(server, carrier);
  serveCalendar(server, { db, publicUrl });
  const talk = { db, lines, speech, publicUrl, log, attendance: openAttendance(db, log) };
  const sockets = serveSockets(server, [
    mediaSocket({ ...talk, twilioTokens, telnyxKey: config.telnyxKey }),
    talkSocket(talk),
  ]);
  // Before the server waits for its connections: these are some of them.
  server.addHook('preClose', async () => sockets.close());
  const { forget, retention, privacy } = privacyRoutes({
    ...parts,
    db,
    connection: database.connection,
    outbox: join(config.dataDir, 'outbox'),
    endSecretsOf: closeFeedsOf,
  });
  const router = endpoints.router({
    ...identityRoutes({ ...parts, db, pool: database.pool, endSecretsOf: closeFeedsOf }),
    agents: agentRoutes,
    deletedAgents: deletedAgentRoutes,
    numbers: numberRoutes(parts),
    settings: settingsRoutes,
    members: memberRoutes({ ...parts, db, pool: database.pool }),
    menu: menuRoutes,
    orders: orderRoutes,
    memories: memoryRoutes({ ...parts, db, learnAliases }),
    datasets: datasetRoutes({ ...parts, db, wordsToFind }),
    conversations: conversationRoutes(parts),
    ledger: ledgerRoutes,
    bookings: bookingRoutes({ post: parts.post, publicUrl }),
    persons: personRoutes,
    services: serviceRoutes,
    waiting: waitingRoutes({ post: parts.post, publicUrl }),
    reminders: reminderRoutes({ hasCarrier: config.twilioAccount !== null }),
    callbacks: callbackRoutes,
    notices: noticeRoutes,
    emergency: emergencyRoutes,
    callers: { ...callerRoutes, forget },
    rehearsals: rehearsalRoutes({ ...parts, db, publicUrl }),
    retention,
    privacy,
    statistics: statisticsRoutes({ ...parts, db }),
    spreadsheets: spreadsheetRoutes,
    recordings: recordingRoutes(parts),
    calls: callRoutes({ ...talk, live, pool: database.pool, demoAgentId: config.demoAgentId }),
    health: healthRoutes(health),
    promises: promiseRoutes,
    uptime: uptimeRoutes({ ...parts, db }),
    usage: usageRoutes(config.prices),
    audit: auditRoutes,
    setup: setupRoutes(parts),
    voices: voiceRoutes({ speech, pool: database.pool }),
    leads: leadRoutes({ ...parts, db, pool: database.pool }),
  });
  server.all('/api/*', apiHandler(router, '/api', contextOf(parts, access), config));
  await pages(server, { site: siteOf(config), publicUrl });
  await server.listen({ port: config.port, host: config.host });
  return server;
}

const contextOf =
  ({ log, database: { db } }: Parts, access: Access) =>
  (request: FastifyRequest, reply: FastifyReply): RequestContext => ({
    requestId: request.id,
    ip: request.ip,
    log,
    db,
    access,
    request,
    reply,
  });
