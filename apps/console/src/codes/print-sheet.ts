import '../styles/codes.css';

/** Prints drawings side by side, each as wide as it says, on sheets of A4 by the browser. */
export async function printSheet(drawings: readonly string[]): Promise<void> {
  const sheet = document.createElement('div');
  sheet.className = 'code-sheet';
  const urls = drawings.map((svg) =>
    URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })),
  );
  const images = urls.map((url) => {
    const image = document.createElement('img');
    image.alt = '';
    image.src = url;
    return image;
  });
  sheet.append(...images);
  document.body.append(sheet);
  const putAway = () => {
    sheet.remove();
    for (const url of urls) URL.revokeObjectURL(url);
  };
  try {
    await Promise.all(images.map((image) => image.decode()));
  } catch (error) {
    putAway();
    throw error;
  }
  // Some browsers go on while the question of the printer is open.
  addEventListener('afterprint', putAway, { once: true });
  print();
}
