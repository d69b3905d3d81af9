import { useState } from 'react'
import { AreaSheet } from '@/widgets/places/area-sheet'
import { Card } from '@/ui/card'
import { ChoiceField } from '@/ui/form-field'
import { AREAS } from '@/dev/catalogue/samples'
import { DevPage } from '@/dev/catalogue/dev-page'

/** Province and city. */
export default function AreaSelectPage() {
  const [isOpen, setOpen] = useState(false)
  const [city, setCity] = useState<{ code: string; name: string } | null>(null)
  return (
    <DevPage
      title="Area"
      overlay={
        <AreaSheet
          isOpen={isOpen}
          title="Licensing city"
          areas={AREAS}
          selected={city?.code ?? null}
          onPick={(province, chosen) =>
            setCity({ code: chosen.areaCode, name: `${province.areaName}, ${chosen.areaName}` })
          }
          onClose={() => setOpen(false)}
        />
      }
    >
      <Card isList>
        <ChoiceField label="City" value={city?.name ?? ''} placeholder="Choose a city" onPress={() => setOpen(true)} />
      </Card>
    </DevPage>
  )
}
