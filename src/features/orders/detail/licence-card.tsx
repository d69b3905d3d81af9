import { View } from '@tarojs/components'
import type { OrderDetail } from '@/wire/schemas/order'
import { open } from '@/services/navigation/open'
import { Card } from '@/ui/card'
import { messages } from '../messages'

/** Whether the order has the driving licence that its registration needs. */
export function LicenceCard({
  order: { showUploadDrivingLicense, drivingLicenseUrl },
}: {
  order: Pick<OrderDetail, 'showUploadDrivingLicense' | 'drivingLicenseUrl'>
}) {
  if (!showUploadDrivingLicense && drivingLicenseUrl === null) return null
  return (
    <Card
      title={messages.licenceTitle}
      more={showUploadDrivingLicense ? messages.uploadLicence : messages.showLicence}
      onMore={() => void open('pages/account/driver-license')}
    >
      <View className="c-2">{showUploadDrivingLicense ? messages.licenceMissing : messages.licenceKept}</View>
    </Card>
  )
}
