import { lazy, Suspense } from 'react'
import type { CustomTabProps } from './custom-tab'

const Tab = lazy(async () => ({ default: (await import('./custom-tab')).CustomTab }))

/** The tab of the house, whose code comes when it is opened. */
export function CustomTab(props: CustomTabProps) {
  return (
    <Suspense fallback={null}>
      <Tab {...props} />
    </Suspense>
  )
}
