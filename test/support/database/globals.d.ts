/** What start-database leaves for stop-database. */
declare var stopTestDatabase: (() => Promise<void>) | undefined
