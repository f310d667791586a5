import { openClient } from '../../../server/src/database/client.ts';
import { openEmbedded } from '../../../server/src/database/embedded.ts';
import type { Report } from '../report.ts';
import { databasePid, endHouse, hold, openHouse, openShop } from './house.ts';

/** A day of updates in fast motion, then a kill, and an older release's tables. */
const PORT = 5986;
const UPDATES = 20_000;
const ROWS = 1_000;
const WAL_MB = 512;
const RECOVERED_MS = 5_000;

export async function growthFaults(report: Report, dataDir: string): Promise<void> {
  const house = await openHouse(dataDir, PORT);
  const { agentId, owner } = await openShop(house, 'growth@example.com');
  const { connection } = await openEmbedded(dataDir);
  await report.check('D7', `${UPDATES} updates of ${ROWS} conversations, then kill -9`, async () => {
    const client = await openClient(connection, 'attendant suite');
    const mb = async (of: string) =>
      (await client.query<{ mb: number }>(`select (${of}) / 1e6 as mb`)).rows[0]?.mb ?? 0;
    await client.query(
      `insert into conversations (agent_id, channel, status, carrier, carrier_id, is_test)
       select '${agentId}', 'voice', 'completed', 'twilio', 'grown ' || n, false from generate_series(1, ${ROWS}) n`,
    );
    /** As the database's own job does once a minute. */
    const round = async () => {
      await client.query(
        `do $$ declare ids uuid[] := array(select id from conversations); begin
           for n in 1..${UPDATES / 2} loop
             update conversations set alive_at = now() where id = ids[1 + n % array_length(ids, 1)];
             commit;
           end loop;
         end $$`,
      );
      await client.query('vacuum conversations');
      return mb("pg_relation_size('conversations')::float8");
    };
    const [first, second] = [await round(), await round()];
    const wal = await mb('select sum(size)::float8 from pg_ls_waldir()');
    await client.end();
    process.kill(databasePid(dataDir), 'SIGKILL');
    house.process.kill('SIGKILL');
    await house.ended;
    const again = await openHouse(dataDir, PORT);
    await endHouse(again);
    return hold(
      wal < WAL_MB && second < 1.2 * first && again.readyMs < house.readyMs + RECOVERED_MS,
      `log ${wal.toFixed(0)} MB; table ${first.toFixed(2)} MB after the first half, ${second.toFixed(2)} MB after the second; ready ${again.readyMs.toFixed(0)} ms after the kill, ${house.readyMs.toFixed(0)} ms without one`,
    );
  });
  await report.check('D9', 'tables of an older release, killed while they are brought up to date', async () => {
    const before = await openHouse(dataDir, PORT);
    await owner.api.orders.create({
      id: agentId,
      customer_name: 'Older',
      order_items: [{ name: 'Slice', price: 3.5, quantity: 1 }],
    });
    const client = await openClient(connection, 'attendant suite');
    await client.query('drop table own_secrets');
    await client.query("delete from migrations where name = '0160_own_secrets.sql'");
    await client.end();
    await endHouse(before);
    const rounds = 6;
    let killed = 0;
    for (let round = 0; round < rounds; round++) {
      const afterMs = 400 + round * 250;
      const how = await openHouse(dataDir, PORT, {}, afterMs).then(
        async (house) => (await endHouse(house), 'it was up'),
        () => 'killed',
      );
      if (how === 'killed') killed++;
    }
    const house = await openHouse(dataDir, PORT);
    const { items } = await owner.api.orders.list({ id: agentId });
    const kept = items.filter(({ customer_name }) => customer_name === 'Older').length;
    const look = await openClient(connection, 'attendant suite');
    const { rows } = await look.query(
      "select 1 from own_secrets, migrations where migrations.name = '0160_own_secrets.sql'",
    );
    await look.end();
    await endHouse(house);
    return hold(
      kept === 1 && rows.length === 1 && killed > 0,
      `killed ${killed} of ${rounds} times on its way; then up to date, ${kept} of 1 order there`,
    );
  });
}
