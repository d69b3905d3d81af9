import { AppointmentLimit } from '@/wire/enums/appointment'
import { ConsultationType } from '@/wire/enums/vehicle'
import { isName } from '@/domain/person/name'
import { maskMobile } from '@/domain/person/phone'
import { open } from '@/services/navigation/open'
import { useUser } from '@/stores/session'
import { Card } from '@/ui/card'
import { Cell } from '@/ui/cell'
import { FormField } from '@/ui/form-field'
import { messages } from '../messages'
import type { BookingDraft } from './draft'

interface PersonCardProps {
  draft: BookingDraft
  onName: (driverName: string) => void
}

/** Who comes; phone and licence are those of the account, once somebody is logged in. */
export function PersonCard({ draft: { consultationType, driverName }, onName }: PersonCardProps) {
  const user = useUser()
  const name = driverName.trim()
  const drives = consultationType === ConsultationType.testDrive
  return (
    <Card isList>
      <FormField
        label={drives ? messages.driver : messages.visitor}
        placeholder={drives ? messages.namePlaceholder : messages.visitorPlaceholder}
        value={driverName}
        maxLength={AppointmentLimit.driverName}
        error={name === '' || isName(name) ? undefined : messages.nameUnwritable}
        onChange={onName}
      />
      {user && <Cell label={messages.phone} value={maskMobile(user.phone)} />}
      {user && drives && (
        <Cell
          label={messages.licence}
          value={user.driverLicense === null ? messages.licenceMissing : messages.licenceThere}
          onPress={() => void open('pages/account/driver-license')}
        />
      )}
    </Card>
  )
}
