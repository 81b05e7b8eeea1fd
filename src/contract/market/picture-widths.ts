/**
 * S9.1 Widths of item pictures in pixels, besides their two densities, as in `${image}@w640.webp`. The design's
 * breakpoints.
 */
export const pictureWidths = [320, 640, 768, 1024, 1280, 1536] as const
