import { createStore } from 'zustand/vanilla'
import type { ConfigurationSnapshot } from '@/wire/schemas/configuration'
import type { ModelDetail, VehicleVersion } from '@/wire/schemas/vehicle'
import { standardChoice, type Chosen } from '@/domain/configuration/catalogue'
import { configurationFaults } from '@/domain/configuration/faults'
import { reopenConfiguration } from '@/domain/configuration/reopen'
import { isSameChoice, isStandardChoice, snapshotOf } from '@/domain/configuration/snapshot'
import { draftOf, draftOfOrder, keepDraft, keepOrderDraft } from '@/services/configuration/draft'

/** A car that can be built: a version of the model and what is in it. */
export interface Car {
  version: VehicleVersion
  chosen: Chosen
}

/** The car that is being configured, with the catalogue that it is made from. */
export interface CarState {
  model: ModelDetail
  car: Car
  /** The order that the car is configured for; without one it is the shopper's own draft. */
  orderId?: string | undefined
  /** Whom the car of an order was opened for; null for a visitor. */
  readerId?: string | null | undefined
  /** Earlier cars, the latest last: where undo leads. */
  past: readonly Car[]
}

/** More steps back than anyone takes. */
const MAX_PAST = 50

/** One car for the configurator and its lists of options, whichever page it is changed on; null until one is open. */
export const carStore = createStore<CarState | null>(() => null)

/** A car with the names and prices of its catalogue. */
export const snapshotOfState = ({ model, car }: Pick<CarState, 'model' | 'car'>): ConfigurationSnapshot =>
  snapshotOf(model, car.version, car.chosen)

/** Keeps the car at work as the draft of its order, or as the shopper's own. */
export const keepCar = (): void => {
  const state = carStore.getState()
  if (state === null) return
  const snapshot = snapshotOfState(state)
  const { version, chosen } = state.car
  if (state.orderId === undefined) keepDraft(snapshot, !isStandardChoice(version, chosen))
  else keepOrderDraft(state.orderId, snapshot)
}

const set = (state: CarState): void => {
  carStore.setState(state, true)
  keepCar()
}

/** An earlier car at today's prices; nothing of one that cannot be built any more. */
const asOffered = ({ versions }: ModelDetail, { version: old, chosen }: Car): Car[] => {
  const version = versions.find(({ pnoTwelve }) => pnoTwelve === old.pnoTwelve)
  return version && configurationFaults(version, chosen).length === 0 ? [{ version, chosen }] : []
}

/** A car as it is opened. */
export type OpenedCar = Pick<CarState, 'model' | 'car' | 'orderId' | 'readerId'>

/** Under which id its draft is kept: the order's that it is configured for, else the model's. */
export const draftIdOf = ({ model, orderId }: OpenedCar): string => orderId ?? model.id

/** Whether a reader may see the car: that of an order is its shopper's alone, any other is the phone's. */
export const isOpenTo = ({ orderId, readerId }: OpenedCar, userId: string | null): boolean =>
  orderId === undefined || readerId === userId

/** What a link to another page of the same car names beside its model. */
export const forOrder = ({ orderId }: Pick<CarState, 'orderId'>): { orderId?: string } =>
  orderId === undefined ? {} : { orderId }

/**
 * Puts a car in place that was just opened. The steps back of the same draft stay. A car of an order is no draft of it
 * yet: who only looks at it wants nothing changed.
 */
export const openCar = (opened: OpenedCar): void => {
  const { model, car, orderId, readerId } = opened
  const before = carStore.getState()
  const isSame = before !== null && draftIdOf(before) === draftIdOf(opened)
  const past = isSame ? before.past.flatMap((old) => asOffered(model, old)) : []
  carStore.setState({ model, car, orderId, readerId, past }, true)
  if (orderId === undefined) keepCar()
}

/** Goes on with a car that was opened, as its draft is now: on another page it, or the car at work, may have become another. */
export const resumeCar = (opened: OpenedCar): void => {
  const { model, orderId } = opened
  const draft = orderId === undefined ? draftOf(model.id) : draftOfOrder(orderId)
  const state = carStore.getState()
  const isSame = state !== null && draftIdOf(state) === draftIdOf(opened)
  if (isSame && (!draft || isSameChoice(draft, snapshotOfState(state)))) return
  openCar({ ...opened, car: (draft && reopenConfiguration(model, draft)) ?? opened.car })
}

/** Changes the car; undo leads back. */
export const changeCar = (car: Car): void => {
  const state = carStore.getState()
  if (state) set({ ...state, car, past: [...state.past, state.car].slice(-MAX_PAST) })
}

/** Takes the last change back. */
export const undo = (): void => {
  const state = carStore.getState()
  const car = state?.past[state.past.length - 1]
  if (state && car) set({ ...state, car, past: state.past.slice(0, -1) })
}

/** Goes back to what the version leaves the factory with; undo leads back. */
export const startOver = (): void => {
  const state = carStore.getState()
  if (state) changeCar({ ...state.car, chosen: standardChoice(state.car.version) })
}
