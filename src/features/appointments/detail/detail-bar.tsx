import type { AppointmentDetail } from '@/wire/schemas/appointment'
import { open, openRoute } from '@/services/navigation/open'
import { configurePage } from '@/services/navigation/sale-pages'
import { Button } from '@/ui/button'
import { StickyBar } from '@/ui/sticky-bar'
import { messages } from '../messages'
import { isOpen, type Standing } from '../standing'

interface DetailBarProps {
  appointment: AppointmentDetail
  standing: Standing
  onChange: () => void
  onCancel: () => Promise<void>
}

/** What can be done about an appointment now. */
export function DetailBar({ appointment, standing, onChange, onCancel }: DetailBarProps) {
  const { storeId, modelId, modelName, consultationType, mayChange, mayCancel } = appointment
  const isOver = standing === 'over'
  // What may be done is as it was read, maybe before the hour was over.
  if (mayChange && !isOver) {
    return (
      <StickyBar>
        <Button kind="line" onPress={onChange}>
          {messages.changeTime}
        </Button>
      </StickyBar>
    )
  }
  if (mayCancel && !isOver) {
    return (
      <StickyBar>
        <Button kind="danger" onPress={onCancel}>
          {messages.cancelLabel}
        </Button>
      </StickyBar>
    )
  }
  if (isOpen(appointment) && !isOver) return null
  const again = { shop: storeId, model: modelId, type: String(consultationType) }
  return (
    <StickyBar>
      <Button kind="line" onPress={() => open('pages/drive-record/booking/booking', again)}>
        {messages.driveAgain}
      </Button>
      <Button kind="line" onPress={() => openRoute(configurePage(modelId))}>
        {messages.configure(modelName)}
      </Button>
    </StickyBar>
  )
}
