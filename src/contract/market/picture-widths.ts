/** S9.1 In pixels, how wide the pictures of items come besides their two densities: as `${image}@w640.webp`. The design's breakpoints. */
export const pictureWidths = [320, 640, 768, 1024, 1280, 1536] as const
