import { shanghaiDay } from '@/domain/time/shanghai-time'

const NUMBERS_A_DAY = 1_000_000

/** Prime to a million, so that multiplying by it visits every number once before any comes again. */
const SCRAMBLE = 618_033

const OFFSET = 271_828

/** `VL` + the day in Shanghai + six digits that give away neither order nor count. */
export const formatOrderNo = (serial: number, at: Date): string => {
  const day = shanghaiDay(at.getTime()).replaceAll('-', '')
  const digits = String((serial * SCRAMBLE + OFFSET) % NUMBERS_A_DAY).padStart(6, '0')
  return `VL${day}${digits}`
}
