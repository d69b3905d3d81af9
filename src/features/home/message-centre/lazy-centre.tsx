import { lazy, Suspense } from 'react'
import type { MessageCentreProps } from './message-centre'

const Centre = lazy(async () => ({ default: (await import('./message-centre')).MessageCentre }))

/** The messages, which most visits never open: their code comes when they are. */
export function MessageCentre(props: MessageCentreProps) {
  return (
    <Suspense fallback={null}>
      <Centre {...props} />
    </Suspense>
  )
}
