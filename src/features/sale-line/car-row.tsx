import type { ConfigurationSnapshot } from '@/wire/schemas/configuration'
import { paintName } from '@/domain/configuration/paint-name'
import { carName } from '@/domain/order/ordered-parts'
import { openRoute } from '@/services/navigation/open'
import { configurePage } from '@/services/navigation/sale-pages'
import { Cell } from '@/ui/cell'
import { ExtraIcon } from '@/ui/extra-icon'
import { messages } from './messages'

interface CarRowProps {
  modelId: string
  car: ConfigurationSnapshot | undefined
}

/** The car that is configured for the opening, and the way to change it. */
export function CarRow({ modelId, car }: CarRowProps) {
  return (
    <Cell
      icon={<ExtraIcon name="car" />}
      label={car ? carName(car.modelName, car.versionName) : messages.noCar}
      note={car ? paintName(car) : messages.noCarText}
      value={car ? messages.change : messages.choose}
      onPress={() => void openRoute(configurePage(modelId))}
    />
  )
}
