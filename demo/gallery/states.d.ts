export interface GalleryState {
  state: string
}

export const elements: Readonly<Record<string, readonly GalleryState[]>>
