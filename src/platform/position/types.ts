import type { MapPoint } from '@/domain/area/gcj02'

/**
 * What asking for the phone's position led to: `refused` when the person keeps it to themselves, `unknown` when the phone
 * cannot tell. Degrees are GCJ-02.
 */
export type PositionAnswer = ({ kind: 'found' } & MapPoint) | { kind: 'refused' } | { kind: 'unknown' }

/** Asks the phone where it is; it asks the person the first time. Never rejects. */
export type AskPosition = () => Promise<PositionAnswer>

/** Whether a button with `openSetting` leads to where a refusal can be taken back. */
export type CanOpenSettings = boolean
