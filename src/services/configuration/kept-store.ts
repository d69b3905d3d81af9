import { createStore } from 'zustand/vanilla'
import type { KeptConfiguration } from '@/domain/configuration/kept'
import { storage } from '@/platform/storage'
import { storedSlot } from '../storage/stored-slot'
import { isSnapshot } from './snapshot-shape'

const STATES: readonly unknown[] = ['sent', 'unsent', 'deleted'] satisfies KeptConfiguration['state'][]

const isKept = (value: unknown): value is KeptConfiguration => {
  if (!isSnapshot(value)) return false
  const { id, revision, state, ownerId, savedAtMs } = value as Partial<KeptConfiguration>
  return (
    typeof id === 'string' &&
    Number.isSafeInteger(revision) &&
    STATES.includes(state) &&
    (ownerId === null || typeof ownerId === 'string') &&
    Number.isFinite(savedAtMs)
  )
}

const slot = storedSlot<KeptConfiguration[]>('saved-configurations', {
  isValue: (value): value is KeptConfiguration[] => Array.isArray(value) && value.every(isKept),
})

/** Every configuration that this phone keeps, of any user; `keptConfigurations` tells those of the present user. */
export const keptStore = createStore<readonly KeptConfiguration[]>(() => slot.read() ?? [])

/** Takes over what another tab keeps; returns what ends it. */
export const followOtherTabs = (): (() => void) =>
  storage.watch(slot.key, () => keptStore.setState(slot.read() ?? [], true))

/** Changes what the phone keeps, in storage and for its listeners. */
export const changeKept = (change: (kept: readonly KeptConfiguration[]) => readonly KeptConfiguration[]): void => {
  const next = change(keptStore.getState())
  keptStore.setState(next, true)
  slot.write([...next])
}

/** Changes one of them. */
export const changeOne = (id: string, change: (one: KeptConfiguration) => KeptConfiguration): void =>
  changeKept((kept) => kept.map((one) => (one.id === id ? change(one) : one)))
