const UNIQUE_VIOLATION = '23505'

/** Whether a statement lost against another one that wrote the same unique value first. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION
