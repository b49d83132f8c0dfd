// Imported before everything else: what is measured in this process runs as the product does, with React's production build.
process.env['NODE_ENV'] = 'production';
