import { VehicleMapPage } from '@/features/vehicle-map/vehicle-map-page'
import { usePageParams } from '@/hooks/use-page-params'

export default function VehicleLocation() {
  return <VehicleMapPage {...usePageParams<'pages/map/vehicle-location'>()} />
}
