import {
  DefaultConnectionProvider,
  DefaultQueryExecutor,
  Kysely,
  PostgresDialect,
  SingleConnectionProvider,
  type ConnectionProvider,
  type DatabaseConnection,
  type DialectAdapter,
  type QueryCompiler,
} from 'kysely';
import type pg from 'pg';
import type { Db, Tables } from './tables.ts';

/** Kysely on a pool. If the pool’s connections pipeline, statements of one transaction may be under way together (`runTogether`). */
export async function openKysely(pool: pg.Pool): Promise<Db> {
  const dialect = new PostgresDialect({ pool });
  if (!pool.options.pipeline) return new Kysely<Tables>({ dialect });
  const driver = dialect.createDriver();
  await driver.init();
  const executor = new PipeliningExecutor(
    dialect.createQueryCompiler(),
    dialect.createAdapter(),
    new DefaultConnectionProvider(driver),
  );
  return new Kysely<Tables>({ config: { dialect }, dialect, driver, executor });
}

/** Kysely’s own, except that a transaction’s statements go to its connection at once, which answers them in their order. */
class PipeliningExecutor extends DefaultQueryExecutor {
  readonly #compiler: QueryCompiler;

  constructor(compiler: QueryCompiler, adapter: DialectAdapter, provider: ConnectionProvider) {
    super(compiler, adapter, provider);
    this.#compiler = compiler;
  }

  override withConnectionProvider(provider: ConnectionProvider): PipeliningExecutor {
    const own =
      provider instanceof SingleConnectionProvider ? new SharedConnectionProvider(provider) : provider;
    return new PipeliningExecutor(this.#compiler, this.adapter, own);
  }
}

class SharedConnectionProvider implements ConnectionProvider {
  readonly #single: SingleConnectionProvider;
  #connection: Promise<DatabaseConnection> | undefined;

  constructor(single: SingleConnectionProvider) {
    this.#single = single;
  }

  async provideConnection<T>(consumer: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    this.#connection ??= this.#single.provideConnection((connection) => Promise.resolve(connection));
    return consumer(await this.#connection);
  }
}
