/** A car of the brand as the brand's own vehicle service knows it. */
export interface KnownVehicle {
  orderNo: string
  /** Where it was handed over; degrees are GCJ-02. */
  handedOverAt: { longitude: number; latitude: number }
}

/** Where and when a car was last seen. */
interface VehicleSighting {
  longitude: number
  latitude: number
  seenAt: Date
  batteryPercent: number
}

/** The service that cars tell where they are. */
export interface VehicleGateway {
  /** Null while the car has told nothing. */
  locate(vehicle: KnownVehicle): Promise<VehicleSighting | null>
}
