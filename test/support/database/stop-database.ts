/** Stops what start-database started. */
export default async function stopDatabaseAfterTests(): Promise<void> {
  await globalThis.stopTestDatabase?.()
}
