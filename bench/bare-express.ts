import express from 'express';

/** The peer of the resolve benchmark: one Express route that sends a constant document. */
const [port, document] = process.argv.slice(2);
const app = express();
app.get('/01/:gtin', (_request, response) => {
  response.set('Content-Type', 'application/ld+json');
  response.send(document);
});
app.listen(Number(port), '127.0.0.1');
