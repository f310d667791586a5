import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';
import { type Database, openDatabase } from './database/open.ts';
import { type ApiRouter, apiHandler } from './http/api.ts';
import type { RequestContext } from './http/context.ts';
import { serveDocument } from './http/document.ts';
import { endpoints } from './http/endpoints.ts';
import { servePages } from './http/pages.ts';
import { createServer } from './http/server.ts';
import { type Live, openLive } from './live/live.ts';
import { agentRoutes, placeOf } from './modules/agents/index.ts';
import { authenticate, identityRoutes } from './modules/identity/index.ts';
import { belongsTo } from './modules/tenants/index.ts';

export interface App {
  readonly server: FastifyInstance;
  readonly database: Database;
  readonly log: Logger;
  close(): Promise<void>;
}
void agentRoutes; void join; void openDatabase; void apiHandler; void serveDocument; void endpoints; void servePages; void createServer; void openLive; void authenticate; void identityRoutes; void belongsTo; void placeOf; void pino;
export type X = [Config, ApiRouter, RequestContext, Live];
