let isThere = false

/** Remembers that a newer release has been downloaded: WeChat tells whoever listens at that moment alone. */
export const noteDownloaded = (): void => {
  isThere = true
}

/** Whether one has been downloaded since the app started. */
export const isDownloaded = (): boolean => isThere
