import { CarView } from '@/wire/enums/vehicle'

/** The views of a car, in the order of a walk around it. */
export const CAR_VIEWS = [CarView.front34, CarView.side, CarView.rear34] as const

/** Where a swipe leads; there is nothing beyond the first and the last. */
export const viewAfter = (view: CarView, step: -1 | 1): CarView => CAR_VIEWS[CAR_VIEWS.indexOf(view) + step] ?? view
