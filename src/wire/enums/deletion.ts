/** What stands in the way of deleting an account (extension). */
export const DeletionObstacleKind = { order: 'order', refund: 'refund', loan: 'loan' } as const
export type DeletionObstacleKind = (typeof DeletionObstacleKind)[keyof typeof DeletionObstacleKind]
