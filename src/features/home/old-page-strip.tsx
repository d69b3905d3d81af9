import { formatShortTime } from '@/domain/time/shanghai-time'
import { OfflineStrip } from '@/ui/offline-strip'
import { messages } from './messages'

interface OldPageStripProps {
  shownFromMs: number
  onRetry: () => void
}

/** Says from when the page is while the server cannot be reached. */
export function OldPageStrip({ shownFromMs, onRetry }: OldPageStripProps) {
  return <OfflineStrip text={messages.cachedFrom(formatShortTime(shownFromMs))} onRetry={onRetry} />
}
