import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How one picture differs from the one of the same name. */
export interface PictureDifference {
  readonly name: string;
  /** Share of pixels that differ, in per cent; null: one of the two is missing. */
  readonly percent: number | null;
  /** Heights in pixels, before and after. */
  readonly heights: readonly [number, number];
}

/** A pixel counts as changed from this distance of colour on (0 to 1). */
const THRESHOLD = 0.15;

function padded(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const whole = new PNG({ width, height });
  PNG.bitblt(picture, whole, 0, 0, picture.width, picture.height, 0, 0);
  return whole;
}

/**
 * Compares two folders of pictures of the same names, and draws what differs beside it.
 * @returns a line for each picture, the greatest difference first
 */
export function comparePictures(before: string, after: string, drawn: string): readonly PictureDifference[] {
  mkdirSync(drawn, { recursive: true });
  const names = readdirSync(after).filter((name) => name.endsWith('.png'));
  const known = new Set(readdirSync(before));
  return names
    .map((name): PictureDifference => {
      if (!known.has(name)) return { name, percent: null, heights: [0, 0] };
      const [a, b] = [before, after].map((folder) => PNG.sync.read(readFileSync(join(folder, name))));
      if (!a || !b) return { name, percent: null, heights: [0, 0] };
      const width = Math.max(a.width, b.width);
      const height = Math.max(a.height, b.height);
      const out = new PNG({ width, height });
      const [one, two] = [padded(a, width, height), padded(b, width, height)];
      const changed = pixelmatch(one.data, two.data, out.data, width, height, { threshold: THRESHOLD });
      if (changed > 0) writeFileSync(join(drawn, name), PNG.sync.write(out));
      return { name, percent: (changed / (width * height)) * 100, heights: [a.height, b.height] };
    })
    .toSorted((a, b) => (b.percent ?? 100) - (a.percent ?? 100));
}
