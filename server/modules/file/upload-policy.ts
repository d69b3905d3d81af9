/** What may be uploaded for a module. */
export interface UploadPolicy {
  maxBytes: number
  /** Accepted media types, told from the content, with the name ending of each. */
  types: Readonly<Record<string, string>>
}

const MEGABYTE = 1_048_576
const PICTURES = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const

/** Modules that files are uploaded for (the form field `module`). */
const policies: Readonly<Record<string, UploadPolicy>> = {
  content: { maxBytes: 10 * MEGABYTE, types: PICTURES },
  avatar: { maxBytes: 5 * MEGABYTE, types: PICTURES },
  driverLicense: { maxBytes: 10 * MEGABYTE, types: PICTURES },
  feedback: { maxBytes: 10 * MEGABYTE, types: PICTURES },
}

/** The largest of all, for the reader that does not know the module yet. */
export const MAX_UPLOAD_BYTES = Math.max(...Object.values(policies).map((policy) => policy.maxBytes))

/** What one account may send in a day of Shanghai, as it sends it. */
export const DAY_QUOTA = { files: 20, bytes: 100 * MEGABYTE } as const

/** The policy of a module, if there is such a module. */
export const policyOf = (module: string): UploadPolicy | undefined =>
  Object.hasOwn(policies, module) ? policies[module] : undefined
