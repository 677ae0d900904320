/** Decodes the first picture of a HEIC file in a worker thread, because it takes a second of processor time and much memory. */
import { parentPort, workerData } from 'node:worker_threads';
import libheif from 'libheif-js/wasm-bundle.js';

const { bytes, mostPixels } = workerData;

const pictures = new libheif.HeifDecoder().decode(bytes);
const picture = pictures.find((candidate) => candidate.is_primary()) ?? pictures[0];
if (!picture) throw new Error('no picture in the file');
const [width, height] = [picture.get_width(), picture.get_height()];
if (width * height > mostPixels) throw new Error(`${width} × ${height} pixels are too many`);
const rgba = { data: new Uint8ClampedArray(width * height * 4), width, height };
picture.display(rgba, (displayed) => {
  if (!displayed) throw new Error('the picture cannot be unpacked');
  parentPort.postMessage({ data: rgba.data, width, height }, [rgba.data.buffer]);
});
