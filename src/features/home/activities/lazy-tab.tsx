import { lazy, Suspense } from 'react'
import type { ActivitiesTabProps } from './activities-tab'

const Tab = lazy(async () => ({ default: (await import('./activities-tab')).ActivitiesTab }))

/** The tab of activities, whose code comes when it is opened. */
export function ActivitiesTab(props: ActivitiesTabProps) {
  return (
    <Suspense fallback={null}>
      <Tab {...props} />
    </Suspense>
  )
}
