const UNIQUE_VIOLATION = '23505'

/**
 * Whether a statement lost against another one that wrote the same unique value first.
 *
 * @param of - the constraints that it may have been: another one is a fault of ours.
 */
export const isUniqueViolation = (error: unknown, of: readonly unknown[]): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === UNIQUE_VIOLATION &&
  'constraint' in error &&
  of.includes(error.constraint)
